import { follow } from '../../platform/table/follow.ts'
import { Call } from '../calls/entity.ts'
import { countCalls } from './count-calls.ts'

export const follows = {
  count_calls: follow({ on: [Call], do: countCalls }),
}
