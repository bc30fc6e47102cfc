/** Parts of labels for other features. */
export { Labels } from './labels.tsx'
