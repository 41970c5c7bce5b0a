export function DigitalMarketing() {
  return <h1>DigitalMarketing</h1>;
}
