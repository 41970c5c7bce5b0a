export function WebDesign() {
  return <h1>WebDesign</h1>;
}
