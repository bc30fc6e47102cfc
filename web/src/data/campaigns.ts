import { campaigns } from '#contract/outreach/campaigns.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'

export type { Campaign, Recipient } from '#contract/outreach/campaigns.ts'
export type CampaignForm = Input<typeof campaigns.create>['body']
export type Report = Output<typeof campaigns.report>
export type Preview = Output<typeof campaigns.preview>

const SHOWN = [campaigns.list, campaigns.get, campaigns.report, campaigns.recipients]
/** Counts are counted again every few seconds while somebody looks. */
const WATCH_MS = 4_000
const LIST_MS = 15_000

export const useCampaigns = () => useRow(campaigns.list, {}, { refreshInterval: LIST_MS })
export const useCampaign = (id: string) =>
  useRow(
    campaigns.get,
    { params: { id } },
    { refreshInterval: (data) => (data && isAtWork(data.campaign.status) ? WATCH_MS : 0) },
  )
export const useReport = (id: string, isLive: boolean) =>
  useRow(campaigns.report, { params: { id } }, { refreshInterval: isLive ? WATCH_MS : 0 })
export const useRecipients = (id: string, query: Input<typeof campaigns.recipients>['query'], isLive: boolean) =>
  useKeptRow(campaigns.recipients, { params: { id }, query }, { refreshInterval: isLive ? WATCH_MS : 0 })
/** Who a draft would reach; null while there is nothing to ask for. */
export const usePreview = (body: CampaignForm | null) => useRow(campaigns.preview, body && { body })

export const isAtWork = (status: string) => status === 'scheduled' || status === 'running'

export const createCampaign = (body: CampaignForm) => thenRead(call(campaigns.create, { body }), ...SHOWN)
export const updateCampaign = (id: string, body: CampaignForm) =>
  thenRead(call(campaigns.update, { params: { id }, body }), ...SHOWN)
export const removeCampaign = (id: string) => thenRead(call(campaigns.remove, { params: { id } }), campaigns.list)
export const testCampaign = (id: string, phone_number: string) =>
  call(campaigns.test, { params: { id }, body: { phone_number } })
export type Deed = 'start' | 'pause' | 'resume' | 'cancel'
export const changeCampaign = (id: string, deed: Deed) => thenRead(call(campaigns[deed], { params: { id } }), ...SHOWN)
