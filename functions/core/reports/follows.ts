export { follows } from './facts/follow.ts'
