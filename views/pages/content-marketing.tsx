export function ContentMarketing() {
  return <h1>ContentMarketing</h1>;
}
