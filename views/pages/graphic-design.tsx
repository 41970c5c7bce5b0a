export function GraphicDesign() {
  return <h1>GraphicDesign</h1>;
}
