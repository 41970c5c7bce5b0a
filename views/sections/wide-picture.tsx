import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

/** A drawing as wide as the window, between two sections. What it shows is said in the text above it. */
export function WidePicture({ name }: { name: PictureName }) {
  return (
    <div className="wide-picture">
      <Image name={name} />
    </div>
  );
}
