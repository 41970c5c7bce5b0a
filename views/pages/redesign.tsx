export function Redesign() {
  return <h1>Redesign</h1>;
}
