import { Badge } from '@chakra-ui/react'

/** Larger counts are shown as "99+". */
const MOST = 99

const SMALL = { paddingInline: '1', fontSize: '2xs', lineHeight: '1' } as const

interface CountMarkProps {
  count: number
  /** Smaller, outside the upper corner of its icon, which stays uncovered. */
  beside?: 'icon'
}

/** A visual count; the caller must also say it in words. Renders nothing for zero. */
export function CountMark({ count, beside }: CountMarkProps) {
  if (count === 0) return null
  return (
    <Badge
      aria-hidden
      variant="solid"
      colorPalette="copper"
      borderRadius="full"
      minWidth="5"
      height="5"
      paddingInline="1.5"
      justifyContent="center"
      fontVariantNumeric="tabular-nums"
      {...(beside && { ...SMALL, position: 'absolute', top: '-1.5', insetStart: '100%' })}
    >
      {count > MOST ? `${MOST}+` : count}
    </Badge>
  )
}
