import { Skeleton, Stack } from '@chakra-ui/react'
import { createContext, use, useLayoutEffect } from 'react'

/** Most sections are there within it: one that is shows no skeleton first, which would only flash. */
const PATIENCE = '0.4s'

/** Counts the sections that wait. */
export const WaitingSections = createContext<(more: number) => void>(() => undefined)

/** Stands for a section about a contact while it loads: its title and two lines. */
export function SectionSkeleton() {
  const count = use(WaitingSections)
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [count])
  return (
    <Stack gap="2.5" aria-hidden animation={`fade-in 0.2s ${PATIENCE} both`}>
      <Skeleton height="4" width="32" />
      <Skeleton height="3" width="full" />
      <Skeleton height="3" width="60%" />
    </Stack>
  )
}
