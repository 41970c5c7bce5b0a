export function Ppc() {
  return <h1>Ppc</h1>;
}
