import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet, onlyNew } from '../../platform/table/conflicts.ts'
import { WeeklyMail } from './entity.ts'

/** No week's mail is sent so much later. */
const KEPT_DAYS = 60

interface Mailed {
  user: string
  week: string
}

/** Notes that somebody is mailed a week's report; false where they were already. */
export const keepMailed = (org: OrgId, { user, week }: Mailed): Promise<boolean> => {
  const ttl = Math.floor(Date.parse(week) / 1000) + KEPT_DAYS * 86_400
  return isConditionMet(WeeklyMail.build(PutItemCommand).item({ org, user, week, ttl }).options(onlyNew).send())
}

/** Takes it back: the mail did not go out. */
export async function deleteMailed(org: OrgId, mailed: Mailed): Promise<void> {
  await WeeklyMail.build(DeleteItemCommand)
    .key({ org, ...mailed })
    .send()
}
