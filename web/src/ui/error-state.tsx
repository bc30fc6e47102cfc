import { Button } from '@chakra-ui/react'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { EmptyState } from './empty-state.tsx'

interface ErrorStateProps {
  title: string
  description?: string
  retryLabel: string
  onRetry: () => void
}

/** Replaces content that could not be loaded. */
export function ErrorState({ title, description, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title={title}
        description={description}
        action={
          <Button variant="outline" onClick={onRetry}>
            <RotateCw /> {retryLabel}
          </Button>
        }
      />
    </div>
  )
}
