import type { Campaign } from '../../data/campaigns.ts'
import { useApproved } from '../../data/templates.ts'

/** What a campaign says in each of its versions, a template with its values. */
export function useVersions(campaign: Campaign): string[] {
  const { data } = useApproved()
  return [campaign, ...campaign.variants].map(({ body, template_id, variables }) => {
    const template = data?.templates.find(({ id }) => id === template_id)
    const filled = template?.body.replace(/\{\{(\d+)\}\}/g, (whole, number) => variables[Number(number) - 1] || whole)
    return body ?? filled ?? ''
  })
}
