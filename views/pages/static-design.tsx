export function StaticDesign() {
  return <h1>StaticDesign</h1>;
}
