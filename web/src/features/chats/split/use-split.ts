import { useState } from 'react'
import { kept } from '../../../lib/kept.ts'
import { useMedia } from '../../../lib/use-media.ts'

const KEPT_UNDER = 'chats.split'
/** Two threads side by side need as much room. */
const WIDE = '(min-width: 1100px)'

/** Whether this person wants both channels side by side, and whether there is room for them. */
export function useSplit() {
  const [isWanted, setWanted] = useState(() => kept.read(KEPT_UNDER) === 'on')
  const hasRoom = useMedia(WIDE)
  return {
    isWanted,
    hasRoom,
    toggle: () => {
      kept.write(KEPT_UNDER, isWanted ? 'off' : 'on')
      setWanted(!isWanted)
    },
  }
}
export type Split = ReturnType<typeof useSplit>
