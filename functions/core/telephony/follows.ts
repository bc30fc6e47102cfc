import { enqueue } from '../platform/aws/queues.ts'
import { follow } from '../platform/changes/follow.ts'
import { HookHealth } from './connections/entity.ts'
import { needsWarning } from './connections/rules.ts'

export const follows = {
  warn_managers: follow({ on: [HookHealth], when: needsWarning, do: (org) => enqueue('warn-managers', { org }) }),
}
