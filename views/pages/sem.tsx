export function Sem() {
  return <h1>Sem</h1>;
}
