import { Contact } from '../../customers/contacts/entity.ts'
import { follow } from '../../platform/table/follow.ts'
import { isMarkMoved, updateMarks } from './update-marks.ts'

export const follows = {
  // It reads the contact as it is by itself: made of an older change and of now, a change would begin a wait that began before.
  keep_marks: follow({ on: [Contact], when: isMarkMoved, do: updateMarks }),
}
