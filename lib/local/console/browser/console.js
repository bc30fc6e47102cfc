import { startControls } from './controls.js'
import { startMailbox } from './mailbox.js'
import { startPhone } from './phone.js'

startPhone()
startMailbox()
startControls()
