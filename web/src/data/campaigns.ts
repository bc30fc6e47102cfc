import { useEffect, useState } from 'react'
import { campaigns } from '#contract/outreach/campaigns.ts'
import { LEFT_OUT_REASONS } from '#contract/outreach/send-facts.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { untilEnded } from '../lib/until-ended.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'

export type { Campaign, Recipient } from '#contract/outreach/campaigns.ts'
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
 * How many a draft would reach: a large audience comes in parts, which are added up until none is left. The counts so far
 * are shown meanwhile. While a draft is typed it is counted after a pause, and the last counts stay until then; null waits.
 */
export function usePreview(body: CampaignForm | null, { pauseMs = 0 } = {}) {
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify({ attempt, body })
  const [counted, setCounted] = useState<Counted>({ key, told: undefined })
  useEffect(() => {
    const draft: CampaignForm | null = JSON.parse(key).body
    if (draft === null) return
    let isWanted = true
    const show = (next: Omit<Counted, 'key'>) => isWanted && setCounted({ key, ...next })
    const count = async () => {
      let told: Preview | undefined
      do {
        const query = told?.cursor ? { cursor: told.cursor } : {}
        const part: Preview = await call(campaigns.preview, { body: draft, query })
        told = told ? plus(told, part) : part
        show({ told })
      } while (told.cursor !== null && isWanted)
    }
    const timer = setTimeout(() => count().catch((error: unknown) => show({ told: undefined, error })), pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key, pauseMs])
  const isOwn = counted.key === key
  return {
    data: isOwn || pauseMs > 0 ? counted.told : undefined,
    error: isOwn ? counted.error : undefined,
    isCounting: body !== null && (!isOwn || (counted.told !== undefined && counted.told.cursor !== null)),
    retry: () => setAttempt(attempt + 1),
  }
}
export type Counting = ReturnType<typeof usePreview>

/** How many of those counted would get it. */
export const reachOf = ({ size, left_out }: Preview) =>
  LEFT_OUT_REASONS.reduce((sum, reason) => sum - (left_out[reason] ?? 0), size)

interface Counted {
  key: string
  told: Preview | undefined
  error?: unknown
}

function plus(told: Preview, part: Preview): Preview {
  const left_out = { ...told.left_out }
  for (const reason of LEFT_OUT_REASONS)
    if (part.left_out[reason]) left_out[reason] = (left_out[reason] ?? 0) + part.left_out[reason]
  return { size: told.size + part.size, cost: told.cost + part.cost, left_out, cursor: part.cursor }
}

export const isAtWork = (status: string) => status === 'scheduled' || status === 'running'

export const createCampaign = (body: CampaignForm) => thenRead(call(campaigns.create, { body }), ...SHOWN)
export const updateCampaign = (id: string, body: CampaignForm) =>
  thenRead(call(campaigns.update, { params: { id }, body }), ...SHOWN)
export const removeCampaign = (id: string) => thenRead(call(campaigns.remove, { params: { id } }), campaigns.list)
export const testCampaign = (id: string, phone_number: string) =>
  call(campaigns.test, { params: { id }, body: { phone_number } })
export type Deed = 'start' | 'pause' | 'resume' | 'cancel'
export const changeCampaign = (id: string, deed: Deed) => thenRead(call(campaigns[deed], { params: { id } }), ...SHOWN)

export const exportCampaign = (id: string) => call(campaigns.export, { params: { id } })
export const getCampaignExport = (id: string) => call(campaigns.exported, { params: { id } })
export const useCampaignExport = (id: string | null) =>
  useRow(campaigns.exported, id === null ? null : { params: { id } }, untilEnded())
