export function PsdToHtml() {
  return <h1>PsdToHtml</h1>;
}
