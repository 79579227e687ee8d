import { Outlet } from 'react-router';

export function Dashboard() {
  return <Outlet />;
}
