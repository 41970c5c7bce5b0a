export function EmailMarketing() {
  return <h1>EmailMarketing</h1>;
}
