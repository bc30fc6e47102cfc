import { countVisits } from './count-visits.ts'
import { guardDialogs } from './guard-dialogs.ts'
import { offerShare } from './offer-share.ts'
import { turnPictures } from './turn-pictures.ts'

/** What the page of a vehicle does beyond being read; each part stands alone and takes nothing from outside of itself. */
export const vehicleScript = [guardDialogs, turnPictures, offerShare, countVisits]
  .map((part) => `(${part})()`)
  .join(';')
