export function YoutubeMarketing() {
  return <h1>YoutubeMarketing</h1>;
}
