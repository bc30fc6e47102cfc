import { startControls } from './controls.js'
import { startDealer } from './dealer.js'
import { startMailbox } from './mailbox.js'
import { startPhone } from './phone.js'

startPhone()
startMailbox()
startDealer()
startControls()
