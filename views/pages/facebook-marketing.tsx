export function FacebookMarketing() {
  return <h1>FacebookMarketing</h1>;
}
