import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { router } from './router.tsx';
import { AuthProvider } from './session.tsx';
import { showChosenTheme } from './shell/theme.ts';
import './theme.css';
import { Toaster } from './ui/toaster.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has lost its #root element.');

showChosenTheme();
window.addEventListener('storage', showChosenTheme);

createRoot(root).render(
  <StrictMode>
    <AuthProvider>
      <RouterProvider router={router} />
      <Toaster />
    </AuthProvider>
  </StrictMode>,
);
