import { latestContact } from '../../customers/contacts/door.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { follow } from '../../platform/table/follow.ts'
import { isMarkMoved, updateMarks } from './update-marks.ts'

export const follows = {
  keep_marks: follow({ on: [Contact], when: isMarkMoved, do: updateMarks, latest: latestContact }),
}
