import { createClient } from '@supabase/supabase-js';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Dialog, DropdownMenu, Toast, Tooltip } from 'radix-ui';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router';

// The page most teams would start from: the same libraries, everything loaded at once, drawn in the browser. It holds
// a header with a menu, a dialog, a tooltip, toasts and one query, and nothing of ours.

const backend = createClient(location.origin, 'sb_publishable_stock');

const Menu = () =>
  h(
    DropdownMenu.Root,
    null,
    h(DropdownMenu.Trigger, null, 'Menu'),
    h(
      DropdownMenu.Portal,
      null,
      h(
        DropdownMenu.Content,
        null,
        ...['First', 'Second', 'Third'].map((name) => h(DropdownMenu.Item, { key: name }, name)),
      ),
    ),
  );

const Question = () => {
  const [open, setOpen] = useState(false);
  return h(
    Dialog.Root,
    { open, onOpenChange: setOpen },
    h(Dialog.Trigger, null, 'Open'),
    h(
      Dialog.Portal,
      null,
      h(Dialog.Overlay),
      h(Dialog.Content, null, h(Dialog.Title, null, 'Title'), h(Dialog.Close, null, 'Close')),
    ),
  );
};

const Layout = () =>
  h(
    'div',
    null,
    h('header', null, h(Link, { to: '/' }, 'Home'), h(Menu), h(Question)),
    h('main', null, h(Outlet)),
  );

const Page = () => {
  const session = useQuery({
    queryKey: ['session'],
    queryFn: async () => (await backend.auth.getSession()).data.session?.user.id ?? null,
  });
  return h(
    Tooltip.Root,
    null,
    h(Tooltip.Trigger, null, session.isSuccess ? 'Ready' : 'Loading'),
    h(Tooltip.Portal, null, h(Tooltip.Content, null, 'A hint')),
  );
};

const router = createBrowserRouter([{ element: h(Layout), children: [{ path: '*', element: h(Page) }] }]);

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  h(
    QueryClientProvider,
    { client: new QueryClient() },
    h(
      Tooltip.Provider,
      null,
      h(
        Toast.Provider,
        null,
        h(RouterProvider, { router }),
        h(Toast.Root, { open: false }, h(Toast.Title, null, 'Saved')),
        h(Toast.Viewport),
      ),
    ),
  ),
);
