import { useState } from 'react'
import { kept } from '../../../lib/kept.ts'
import { useMedia } from '../../../lib/use-media.ts'

const KEPT_UNDER = 'chats.panel'
/** The thread keeps a phone's width at least; two of them side by side need more. */
const WIDE = '(min-width: 1280px)'
const WIDE_FOR_TWO = '(min-width: 1600px)'

/** The contact's panel stands beside the thread where there is room, unless this person folded it away. */
export function usePanel(isSplit: boolean) {
  const [isFolded, setFolded] = useState(() => kept.read(KEPT_UNDER) === 'folded')
  const hasRoom = useMedia(isSplit ? WIDE_FOR_TWO : WIDE)
  return {
    hasRoom,
    isOpen: hasRoom && !isFolded,
    toggle: () => {
      kept.write(KEPT_UNDER, isFolded ? 'open' : 'folded')
      setFolded(!isFolded)
    },
  }
}
