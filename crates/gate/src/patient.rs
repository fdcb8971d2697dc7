//! A connection with a write timeout, and with flow control for incoming bytes (see `inflow`).

use crate::{GateSettings, Inflow, Leftover, connections::Admission, course::Course};
use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Instant, Sleep, sleep},
};

/// A connection with a write timeout: a client that takes nothing keeps its answer in memory. It holds its permits as
/// long as it is open, also as a WebSocket.
#[derive(Debug)]
pub(crate) struct Patient<S> {
    stream: S,
    _admission: Admission,
    inflow: Inflow,
    send_time: Duration,
    hurry_time: Duration,
    /// The timeout; runs while the client takes nothing.
    waiting: Option<Pin<Box<Sleep>>>,
    leftover: Leftover,
    course: Course,
    farewell: Option<Farewell>,
}

/// A lingering close. Closing with unread input would reset the connection, and the client might never see the answer;
/// so input is read for a while and discarded.
#[derive(Debug)]
struct Farewell {
    /// The bytes that may still be discarded.
    left: usize,
    until: Pin<Box<Sleep>>,
}

/// The most bytes to discard in a lingering close.
const MOST_THROWN_AWAY: usize = 4 << 20;

const FAREWELL: Duration = Duration::from_secs(2);

impl<S> Patient<S> {
    /// A connection with the timeouts of these settings.
    pub(crate) fn new(
        stream: S,
        settings: &GateSettings,
        admission: Admission,
        (inflow, leftover, course): (Inflow, Leftover, Course),
    ) -> Self {
        let GateSettings { send_time, hurry_time, .. } = *settings;
        let (waiting, farewell) = (None, None);
        Patient {
            stream,
            _admission: admission,
            inflow,
            send_time,
            hurry_time,
            waiting,
            leftover,
            course,
            farewell,
        }
    }

    /// Adds the timeout to an attempt to send.
    fn in_time<T>(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.waiting = None;
            return sent;
        }
        let is_ending = self.course.is_ending();
        let send_time = if is_ending { self.hurry_time.min(self.send_time) } else { self.send_time };
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(send_time)));
        // A timeout that began before the shutdown is shortened.
        let latest = Instant::now() + send_time;
        if latest < waiting.deadline() {
            waiting.as_mut().reset(latest);
        }
        match waiting.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if let Poll::Ready(Ok(())) = read {
            self.inflow.come(buffer.filled().len() - before)?;
        }
        read
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.course.send(true);
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.course.send(true);
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.in_time(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_flush(context);
        if sent.is_ready() {
            self.course.send(false);
        }
        self.in_time(context, sent)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.farewell.is_none() {
            let sent = Pin::new(&mut self.stream).poll_shutdown(context);
            let sent = self.in_time(context, sent);
            if !matches!(sent, Poll::Ready(Ok(()))) || !self.leftover.is_there() {
                return sent;
            }
        }
        self.part(context)
    }
}

impl<S: AsyncRead + Unpin> Patient<S> {
    /// Discards input until the client closes, or the limits are reached.
    fn part(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let Patient { stream, farewell, .. } = self;
        let new = || Farewell { left: MOST_THROWN_AWAY, until: Box::pin(sleep(FAREWELL)) };
        let Farewell { left, until } = farewell.get_or_insert_with(new);
        let mut bytes = [0; 8 << 10];
        while until.as_mut().poll(context).is_pending() {
            let mut buffer = ReadBuf::new(&mut bytes);
            match Pin::new(&mut *stream).poll_read(context, &mut buffer) {
                Poll::Pending => return Poll::Pending,
                Poll::Ready(Ok(())) if !buffer.filled().is_empty() && buffer.filled().len() < *left => {
                    *left -= buffer.filled().len();
                }
                // The end, or too much, or the client is gone.
                Poll::Ready(_) => break,
            }
        }
        Poll::Ready(Ok(()))
    }
}
