export function WordpressDevelopment() {
  return <h1>WordpressDevelopment</h1>;
}
