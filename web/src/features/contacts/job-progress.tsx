import { Box, Text } from '@chakra-ui/react'
import { ProgressBar } from '../../ui/progress-bar.tsx'

interface JobProgressProps {
  text: string
  done: number
  /** Null while nobody has counted. */
  total: number | null
}

/** A job's progress. */
export function JobProgress({ text, done, total }: JobProgressProps) {
  return (
    <Box role="status">
      <Text fontSize="sm" marginBottom="1.5">
        {text}
      </Text>
      <ProgressBar label={text} value={total ? done / total : undefined} />
    </Box>
  )
}
