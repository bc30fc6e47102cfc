import { startAi } from './ai.js'
import { startCalls } from './calls.js'
import { startControls } from './controls.js'
import { startDealer } from './dealer.js'
import { startGoogle } from './google.js'
import { startMailbox } from './mailbox.js'
import { startPhone } from './phone.js'
import { startPush } from './push.js'
import { startReview } from './review.js'

startPhone()
startCalls()
startMailbox()
startDealer()
startReview()
startControls()
startAi()
startGoogle()
startPush()
