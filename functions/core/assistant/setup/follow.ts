import { Settings } from '../../people/settings/entity.ts'
import { follow } from '../../platform/changes/follow.ts'
import { setProblem } from './store.ts'

export const follows = {
  end_problem: follow({
    on: [Settings],
    when: ({ after }) => after?.group === 'ai',
    do: async (org) => {
      await setProblem(org, undefined)
    },
  }),
}
