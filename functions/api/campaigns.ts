import { campaigns } from '#contract/outreach/campaigns.ts'
import { cancelCampaign, pauseCampaign, resumeCampaign } from '../core/outreach/campaigns/change-campaign.ts'
import { createCampaign } from '../core/outreach/campaigns/create-campaign.ts'
import { createReportExport } from '../core/outreach/campaigns/create-report-export.ts'
import { getCampaign } from '../core/outreach/campaigns/get-campaign.ts'
import { getPreview } from '../core/outreach/campaigns/get-preview.ts'
import { getReport } from '../core/outreach/campaigns/get-report.ts'
import { getReportExport } from '../core/outreach/campaigns/get-report-export.ts'
import { listCampaigns } from '../core/outreach/campaigns/list-campaigns.ts'
import { listRecipients } from '../core/outreach/campaigns/list-recipients.ts'
import { removeCampaign } from '../core/outreach/campaigns/remove-campaign.ts'
import { sendTest } from '../core/outreach/campaigns/send-test.ts'
import { startCampaign } from '../core/outreach/campaigns/start-campaign.ts'
import { updateCampaign } from '../core/outreach/campaigns/update-campaign.ts'
import { serve } from '../serve.ts'

export const handler = serve(campaigns, {
  list: (_, ctx) => listCampaigns(ctx),
  create: ({ body }, ctx) => createCampaign(ctx, body),
  preview: ({ body, query }, ctx) => getPreview(ctx, { ...body, ...query }),
  get: ({ params }, ctx) => getCampaign(ctx, params),
  update: ({ params, body }, ctx) => updateCampaign(ctx, { ...body, ...params }),
  remove: ({ params }, ctx) => removeCampaign(ctx, params),
  start: ({ params }, ctx) => startCampaign(ctx, params),
  pause: ({ params }, ctx) => pauseCampaign(ctx, params),
  resume: ({ params }, ctx) => resumeCampaign(ctx, params),
  cancel: ({ params }, ctx) => cancelCampaign(ctx, params),
  test: ({ params, body }, ctx) => sendTest(ctx, { ...params, ...body }),
  recipients: ({ params, query }, ctx) => listRecipients(ctx, { ...params, ...query }),
  report: ({ params }, ctx) => getReport(ctx, params),
  export: ({ params }, ctx) => createReportExport(ctx, params),
  exported: ({ params }, ctx) => getReportExport(ctx, params),
})
