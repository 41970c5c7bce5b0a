// The build, once for all test files.
import { build } from '../server/build/index.ts';

export default build;
