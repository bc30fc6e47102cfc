import { latestContact } from '../../customers/contacts/door.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { follow } from '../../platform/table/follow.ts'
import { isFigured, recordFigures } from './record-figures.ts'

export const follows = {
  record_figures: follow({ on: [Contact], when: isFigured, do: recordFigures, latest: latestContact }),
}
