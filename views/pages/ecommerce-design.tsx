export function EcommerceDesign() {
  return <h1>EcommerceDesign</h1>;
}
