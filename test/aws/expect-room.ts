import { expect } from 'vitest'
import type { StackFacts } from './stack-facts.ts'

/**
 * CloudFormation takes 500 resources, 200 parameters, 200 outputs, and a template of a megabyte: what is left, some
 * eighth of each, is time to give an area a second stack.
 */
const MOST = { resources: 440, parameters: 175, outputs: 175, kilobytes: 875 }

export function expectRoom({ stack, ...size }: StackFacts['sizes'][number]) {
  for (const [what, most] of Object.entries(MOST))
    expect(size[what as keyof typeof MOST], `${what} of ${stack}`).toBeLessThanOrEqual(most)
}
