import {
  Archive,
  CirclePlus,
  Compass,
  Flame,
  ListTodo,
  type LucideIcon,
  Music,
  ServerCog,
  Upload,
  Users,
} from 'lucide-react';

/** One for every path of the sidebar; its test says so. */
export const sidebarIcons: Readonly<Record<string, LucideIcon>> = {
  '/app': Flame,
  '/tasks': ListTodo,
  '/add-task': CirclePlus,
  '/upload': Upload,
  '/data-archival': Archive,
  '/career-coach': Compass,
  '/admin/system': ServerCog,
  '/admin/users': Users,
  '/admin/music': Music,
};
