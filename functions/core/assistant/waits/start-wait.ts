import type { Organization } from '#contract/people/organizations.ts'
import type { Work } from '../../platform/ctx.ts'
import { type Asked, newWait } from './rules.ts'
import { putWait } from './store.ts'

/** From now on a person is expected to answer: whoever waits already waits on. Safe to repeat. */
export const startWait = ({ now }: Pick<Work, 'now'>, asked: Asked, dealership: Organization, isDraft = false) =>
  putWait(newWait(asked, isDraft, now, dealership))
