import { askDealer } from './ask-dealer.ts'
import { bookDrive } from './book-drive.ts'
import { countVisits } from './count-visits.ts'
import { guardDialogs } from './guard-dialogs.ts'
import { offerShare } from './offer-share.ts'
import { swipePictures } from './swipe-pictures.ts'
import { turnPictures } from './turn-pictures.ts'

/** The behavior of a vehicle's page; each part is independent and uses nothing outside of itself. */
export const vehicleScript = [guardDialogs, turnPictures, swipePictures, offerShare, countVisits, askDealer, bookDrive]
  .map((part) => `(${part})()`)
  .join(';')
