import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'

/** The least that a page of React with a router is. */
const router = createBrowserRouter([{ path: '/', element: <h1>Lotwire</h1> }])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
