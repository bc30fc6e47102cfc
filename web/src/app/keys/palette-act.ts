import { runAct } from '../../lib/acts.ts'

export const PALETTE = 'palette'
export const openPalette = () => runAct(PALETTE)
