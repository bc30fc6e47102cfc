import { ofAreas } from './areas.ts'
import { gather } from './gather.ts'
import type { PushFacts } from './push.ts'

const PUSHES = /* @__PURE__ */ gather(/* @__PURE__ */ ofAreas('pushes'))
export type PushKind = keyof typeof PUSHES

export const factsOfPush = (kind: PushKind): PushFacts => PUSHES[kind]
