import { findContactsById } from '../../customers/contacts/door.ts'
import { listRecipientPage } from '../../customers/recipients/door.ts'
import type { Worker } from '../../customers/tasks/take-task.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { putExport } from '../../platform/aws/export-files.ts'
import { getOwnCampaign } from './get-own-campaign.ts'
import { csvHeader, csvLine } from './report-csv.ts'

const AT_ONCE = 500

/** Writes a campaign's recipients to a file, in the requester's language. A repeat rewrites it. */
export const createReportFile: Worker = async (ctx, { id, asked }, note) => {
  const { org, caller } = ctx
  // As `createReportExport` wrote it.
  const { campaign: wanted } = asked as { campaign: string }
  const campaign = await getOwnCampaign(ctx, wanted)
  const { timezone: timeZone } = await readOrganization(org)
  const lines = [csvHeader(caller.language)]
  let after: string | undefined
  do {
    const page = await listRecipientPage({ org, campaign: campaign.id }, { after, limit: AT_ONCE })
    const ids = page.recipients.map(({ contact }) => contact)
    const contacts = await findContactsById(ctx, ids)
    for (const one of page.recipients) {
      const contact = contacts.get(one.contact)
      if (contact) lines.push(csvLine(campaign, contact, one, { language: caller.language, timeZone }))
    }
    await note({ done: lines.length - 1 })
    after = page.place
  } while (after !== undefined)
  await putExport(org, id, lines.join(''))
}
