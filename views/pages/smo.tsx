export function Smo() {
  return <h1>Smo</h1>;
}
