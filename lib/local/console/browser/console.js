import { startControls } from './controls.js'
import { startDealer } from './dealer.js'
import { startMailbox } from './mailbox.js'
import { startPhone } from './phone.js'
import { startReview } from './review.js'

startPhone()
startMailbox()
startDealer()
startReview()
startControls()
