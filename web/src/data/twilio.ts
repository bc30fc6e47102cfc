import { settings } from '#contract/telephony/twilio-settings.ts'
import { useRow } from '../lib/use-row.ts'

/** What managers see of the dealership's Twilio connection; others may not ask. */
export const useTwilioStatus = ({ isWanted = true, refreshInterval = 0 } = {}) =>
  useRow(settings.twilioStatus, isWanted ? {} : null, { refreshInterval })
