import { campaigns } from '#contract/outreach/campaigns.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { untilEnded } from '../lib/until-ended.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'
import { plusLeftOut, useAddedUp } from './use-added-up.ts'

export type { Recipient } from '#contract/outreach/campaign-results.ts'
export type { Campaign } from '#contract/outreach/campaigns.ts'
export type CampaignForm = Input<typeof campaigns.create>['body']
export type Report = Output<typeof campaigns.report>
export type Preview = Output<typeof campaigns.preview>

const SHOWN = [campaigns.list, campaigns.get, campaigns.report, campaigns.recipients]
/** Counts are counted again every few seconds while somebody looks. */
const WATCH_MS = 4_000
/** Few of many may have a status: all are read for it. */
const FILTERED_MS = 30_000
const LIST_MS = 15_000

export const useCampaigns = () => useRow(campaigns.list, {}, { refreshInterval: LIST_MS })
/** Their names, for filters. */
export const useCampaignNames = ({ isWanted = true } = {}) => useRow(campaigns.list, isWanted ? {} : null)
export const useCampaign = (id: string) =>
  useRow(
    campaigns.get,
    { params: { id } },
    { refreshInterval: (data) => (data && isAtWork(data.campaign.status) ? WATCH_MS : 0) },
  )
export const useReport = (id: string, isLive: boolean) =>
  useRow(campaigns.report, { params: { id } }, { refreshInterval: isLive ? WATCH_MS : 0 })
export const useRecipients = (id: string, query: Input<typeof campaigns.recipients>['query'], isLive: boolean) =>
  useKeptRow(
    campaigns.recipients,
    { params: { id }, query },
    { refreshInterval: isLive ? (query?.status ? FILTERED_MS : WATCH_MS) : 0 },
  )
/**
 * How many a draft would reach. While a draft is typed it is counted after a pause, and the last counts stay until then;
 * null waits.
 */
export const usePreview = (body: CampaignForm | null, { pauseMs = 0 } = {}) =>
  useAddedUp<CampaignForm, Preview>(body, { read: readPreview, plus, pauseMs })
const readPreview = (body: CampaignForm, query: { cursor?: string }) => call(campaigns.preview, { body, query })
export type Counting = ReturnType<typeof usePreview>

function plus(told: Preview, part: Preview): Preview {
  const left_out = plusLeftOut(told.left_out, part.left_out)
  return { size: told.size + part.size, cost: told.cost + part.cost, left_out, cursor: part.cursor, a_day: part.a_day }
}

export const isAtWork = (status: string) => ['scheduled', 'running', 'canceling'].includes(status)

export const createCampaign = (body: CampaignForm) => thenRead(call(campaigns.create, { body }), ...SHOWN)
export const updateCampaign = (id: string, body: CampaignForm) =>
  thenRead(call(campaigns.update, { params: { id }, body }), ...SHOWN)
export const removeCampaign = (id: string) => thenRead(call(campaigns.remove, { params: { id } }), campaigns.list)
export const testCampaign = (id: string, body: { phone_number: string } | { email: string }) =>
  call(campaigns.test, { params: { id }, body })
export type Deed = 'start' | 'pause' | 'resume' | 'cancel'
export const changeCampaign = (id: string, deed: Deed) => thenRead(call(campaigns[deed], { params: { id } }), ...SHOWN)

export const exportCampaign = (id: string) => call(campaigns.export, { params: { id } })
export const getCampaignExport = (id: string) => call(campaigns.exported, { params: { id } })
export const useCampaignExport = (id: string | null) =>
  useRow(campaigns.exported, id === null ? null : { params: { id } }, untilEnded())
