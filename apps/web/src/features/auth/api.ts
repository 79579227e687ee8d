import { forgotPassword, resendVerification, resetPassword, signIn, signUp } from '@tillsight/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { ownTimeZone } from '../../clock.ts';
import { useAuth } from '../../session.tsx';
import { sessionUserOf } from '../../session-user.ts';

/** A failed sign-in clears whatever session there was. */
export function useSignIn() {
  const { begin, end } = useAuth();
  return useMutation({
    mutationFn: (input: { email: string; password: string; code?: string }) => call(signIn, input),
    onSuccess: answer => begin(sessionUserOf(answer)),
    onError: end,
  });
}

/** The browser's zone and language stand in for the store's until one is connected. */
export function useSignUp() {
  return useMutation({
    mutationFn: (input: { name: string; email: string; password: string }) =>
      call(signUp, {
        ...input,
        time_zone: ownTimeZone(),
        locale: navigator.language,
      }),
  });
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (input: { email: string }) => call(forgotPassword, input) });
}

export function useResendVerification() {
  return useMutation({ mutationFn: (input: { email: string }) => call(resendVerification, input) });
}

/** A new password ends the older sessions, this browser's too. */
export function useResetPassword() {
  const { end } = useAuth();
  return useMutation({
    mutationFn: (input: { token: string; password: string }) => call(resetPassword, input),
    onSuccess: end,
  });
}
